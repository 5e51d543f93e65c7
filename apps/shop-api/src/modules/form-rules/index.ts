// What a sales channel allows in forms: countries, salutations, groups. The forms themselves are in @hearth/contract/form.
export { formRules } from "./form-rules.ts";
