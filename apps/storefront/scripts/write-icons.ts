import { writeFileSync } from "node:fs";
import { icons } from "@iconify-json/tabler";
import { iconNames } from "../app/ui/icon/icon-names.ts";
import { writeSprite } from "@hearth/theme/icon-sprite";

writeFileSync(new URL("../app/ui/icon/icons.svg", import.meta.url), writeSprite(iconNames, icons.icons));
