import Type from "typebox";

export const SlotsInput = Type.Object({
  slots: Type.Optional(
    Type.String({ maxLength: 4000, description: "slot ids joined with |: resolve only these" }),
  ),
});
