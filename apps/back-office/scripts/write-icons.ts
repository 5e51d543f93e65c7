import { writeFileSync } from "node:fs";
import { writeSprite } from "@hearth/theme/icon-sprite";
import { icons } from "@iconify-json/tabler";
import { iconNames } from "../src/ui/icon/icon-names.ts";

writeFileSync(new URL("../src/ui/icon/icons.svg", import.meta.url), writeSprite(iconNames, icons.icons));
