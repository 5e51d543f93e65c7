"""Solar modules, complete systems and balcony kits."""

from models.balcony_kits import garden_kit, kit, micro_close, on_railing, tray_kit
from models.pv_flex import flexible_module
from models.pv_module import front_and_back, module_pair, pv_module, two_sizes
from models.pv_systems import devices, extension_kit, inverter_before_module, pallet, system
from models.wall_mounts import wall_kit

LUMEN = {"model": pv_module, "maker": "sonnquell", "cell": "#0d1529", "gap": 0.003}
NOCTA = {"model": pv_module, "maker": "firnlicht", "height": 1.722, "rows": 18, "busbars": 0, "cell": "#07080b", "back": "#07080a", "gap": 0.0012}
LUCIDA = {"model": pv_module, "maker": "firnlicht", "height": 1.722, "clear": True, "busbars": 11, "cell": "#0c1122"}
DUET = {"model": pv_module, "maker": "promiena", "frame": "silver", "cell": "#0d1430", "back": "#dfe2e3", "busbars": 12, "gap": 0.003, "middle": 0.02}
KLAR = {"model": pv_module, "maker": "promiena", "height": 1.722, "frame": "silver", "cell": "#111b3a", "back": "#e9eae9", "busbars": 9, "gap": 0.0045, "middle": 0.022}

BLACK = {key: value for key, value in LUMEN.items() if key != "model"}
FULL_BLACK = {key: value for key, value in NOCTA.items() if key != "model"}
BIFACIAL = {"frame": "silver", "cell": "#0d1430", "back": "#dfe2e3"}

PICTURES = {
    "pv-module": LUMEN,
    "pv-module-2": {**LUMEN, "line": 0.0007, "zoom": (0.45, 0, 1.62, 0.14), "view": "right"},
    "pv-module-3": {**LUMEN, "side": "back", "view": "right"},
    "pv-module-silver": {**LUMEN, "frame": "silver", "back": "#dcdfe0"},
    "pv-module-500": {**LUMEN, "model": module_pair, "height": 1.96, "rows": 20, "busbars": 16, "turn": 14},
    "pv-module-nocta": NOCTA,
    "pv-module-nocta-2": {**NOCTA, "zoom": (-0.43, 0, 1.58, 0.15), "view": "above"},
    "pv-module-nocta-3": {**NOCTA, "model": module_pair},
    "pv-module-lucida": {**LUCIDA, "columns": 6, "rows": 12, "gap": 0.035},
    "pv-module-lucida-2": {**LUCIDA, "columns": 6, "rows": 12, "gap": 0.035, "line": 0.0007, "zoom": (-0.4, 0, 1.55, 0.2)},
    "pv-module-lucida-365": {**LUCIDA, "columns": 6, "rows": 15, "gap": 0.018},
    "pv-module-duet": DUET,
    "pv-module-duet-2": {**DUET, "side": "back"},
    "pv-module-duet-3": {**DUET, "view": "above"},
    "pv-module-duet-510": {**DUET, "height": 1.96, "rows": 20, "view": "right"},
    "pv-module-klar": {**KLAR, "model": front_and_back},
    "pv-module-klar-2": {**KLAR, "side": "back", "view": "right"},
    "pv-module-klar-black": {**KLAR, "model": front_and_back, "frame": "black"},
    "pv-module-small": {"model": two_sizes, "maker": "sonnquell", "cell": "#0d1529", "back": "#0b0c0e", "busbars": 6, "gap": 0.003},
    "pv-module-flex": {"model": flexible_module, "view": "above"},
    "pv-module-flex-2": {"model": flexible_module, "view": "top", "zoom": (-0.5, 0, 0.06, 0.17)},
    "pv-module-flex-220": {"model": flexible_module, "depth": 1.06, "rows": 8, "view": "above"},
    "pv-module-pallet": {"model": pallet},
    "pv-set-string": {"model": system, "count": 4, "module": BLACK},
    "pv-set-string-2": {"model": inverter_before_module, "module": BLACK},
    "pv-set-string-3": {"model": system, "count": 4, "module": BLACK, "view": "above"},
    "pv-set-10": {"model": system, "count": 5, "module": BLACK, "view": "right"},
    "pv-set-storage": {"model": system, "count": 3, "module": FULL_BLACK, "hybrid": True, "storage": 4},
    "pv-set-storage-2": {"model": devices},
    "pv-extension-set": {"model": extension_kit, "module": BLACK},
    "balcony-kit-800": {"model": kit, "module": BLACK},
    "balcony-kit-800-2": {"model": on_railing, "module": {"frame": "black"}},
    "balcony-kit-800-3": {"model": micro_close, "view": "above"},
    "balcony-kit-storage": {"model": kit, "module": BLACK, "storage": True},
    "balcony-kit-single": {"model": on_railing, "modules": 1, "module": {"frame": "black"}},
    "balcony-kit-terra": {"model": tray_kit, "module": BIFACIAL, "turn": -20},
    "balcony-kit-terra-ground": {"model": garden_kit, "module": BIFACIAL, "turn": -18},
    "balcony-kit-terra-facade": {"model": wall_kit, "ground": "wall"},
}
