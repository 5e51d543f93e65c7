import { DateTime, idSchema, NullableText } from "@hearth/contract";
import Type, { type TProperties } from "typebox";

/** Pieces of lines, as a shipment, a return or a refund names them. */
export function linesOf<P extends TProperties>(title: string, more: P) {
  return Type.Array(Type.Object({ lineId: idSchema(), quantity: Type.Integer(), ...more }, { title }));
}

const Address = Type.Object(
  {
    name: Type.String(),
    company: NullableText,
    street: Type.String(),
    zipcode: NullableText,
    city: Type.String(),
    phone: NullableText,
  },
  { title: "AdminOrderAddress" },
);
const Shipment = Type.Object(
  {
    id: idSchema(),
    carrier: NullableText,
    trackingCode: NullableText,
    shippedAt: DateTime,
    lines: linesOf("AdminShipmentLine", {}),
  },
  { title: "AdminOrderShipment" },
);
const Comeback = Type.Object(
  {
    id: idSchema(),
    isRestocked: Type.Boolean(),
    returnedAt: DateTime,
    lines: linesOf("AdminReturnLine", {}),
  },
  { title: "AdminOrderReturn" },
);
const Document = Type.Object(
  { id: idSchema(), type: Type.String(), number: Type.String(), createdAt: DateTime },
  { title: "AdminOrderDocument" },
);
const Mail = Type.Object(
  {
    template: Type.String(),
    createdAt: DateTime,
    sentAt: Type.Union([DateTime, Type.Null()]),
    refused: Type.Union([Type.String(), Type.Null()], { description: "what the mail server said" }),
  },
  { title: "AdminOrderMail" },
);
const Note = Type.Object(
  { id: idSchema(), author: Type.String(), content: Type.String(), createdAt: DateTime },
  { title: "AdminOrderNote" },
);
const Step = Type.Object(
  {
    entity: Type.String(),
    from: NullableText,
    to: Type.String(),
    actor: Type.String(),
    at: DateTime,
  },
  { title: "AdminOrderStep" },
);

/** What an order's sheet is made of, beside its own fields. Addresses are as they were agreed. */
export const orderParts = {
  address: Address,
  shipment: Shipment,
  comeback: Comeback,
  document: Document,
  mail: Mail,
  note: Note,
  step: Step,
} as const;
