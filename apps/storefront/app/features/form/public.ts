// Forms of the shop: server-rendered, checked on the server by the rules of @hearth/contract/form, shown again with what was typed and
// what is wrong. Reading and answering them is platform/forms/form.server.ts; a form's state is platform/forms/form-state.ts.
export { FormChoice } from "./form-choice.tsx";
export { FormCheckbox, FormEmail, FormField, FormFiles, FormSelect, FormText } from "./form-fields.tsx";
export { FormProblems } from "./form-problems.tsx";
export { FormStars } from "./form-stars.tsx";
export { SentNote } from "./sent-note.tsx";
export { ShopForm } from "./shop-form.tsx";
export { useField } from "./form-context.tsx";
export type { FormLabels } from "./form-context.tsx";
