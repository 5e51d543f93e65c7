import { startVatRegister } from "./vat-register.ts";

const register = await startVatRegister({ port: Number(process.env["VAT_REGISTER_PORT"] ?? 3008) });
console.log(`VAT numbers are looked up at ${register.url}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void register.close());
