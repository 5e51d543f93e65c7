import type { roleTexts as german } from "./de-de.ts";

export const roleTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.role": "Roles",
  "role.text":
    "A role says who may see, create, change and remove what. Every shop has seven; your own come beside them.",
  "role.owner": "Owner",
  "role.catalogue": "Catalogue",
  "role.orders": "Orders",
  "role.service": "Service",
  "role.content": "Content",
  "role.marketing": "Marketing",
  "role.read-only": "Read only",
  "role.members": "People: {members}",
  "role.everything": "everything",
  "role.resource": "Section",
  "role.permissions": "Permissions",
  "role.create": "New role",
  "role.created": "Role created.",
  "role.change": "Change the role",
  "role.changeNamed": "Change the role: {name}",
  "role.changed": "Role changed. It holds from the next click.",
  "role.removeNamed": "Remove the role: {name}",
  "role.removeTitle": "Remove the role",
  "role.removeText": "‘{name}’ can no longer be given to anybody.",
  "role.removed": "Role removed.",
};
