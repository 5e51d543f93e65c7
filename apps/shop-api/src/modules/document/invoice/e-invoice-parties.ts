import type { Invoice as UblInvoice } from "@e-invoice-eu/core";
import type { Invoice, Party } from "./invoice.ts";

type Country =
  UblInvoice["ubl:Invoice"]["cac:AccountingCustomerParty"]["cac:Party"]["cac:PostalAddress"]["cac:Country"]["cbc:IdentificationCode"];

export const VAT = { "cbc:ID": "VAT" };

export function seller({ seller: { name, street, zipcode, city, country, vatId, email, phone } }: Invoice) {
  return {
    "cac:Party": {
      "cbc:EndpointID": email,
      "cbc:EndpointID@schemeID": "EM" as const,
      "cac:PostalAddress": postalAddress({ street, zipcode, city, countryIso: country, additional: [] }),
      "cac:PartyTaxScheme": [{ "cbc:CompanyID": vatId, "cac:TaxScheme": VAT }] as [
        { "cbc:CompanyID": string; "cac:TaxScheme": typeof VAT },
      ],
      "cac:PartyLegalEntity": { "cbc:RegistrationName": name },
      "cac:Contact": { "cbc:Name": name, "cbc:Telephone": phone, "cbc:ElectronicMail": email },
    },
  };
}

/** Begins with its country (BR-CO-09). What people type otherwise is no identifier, and stays on the sheet only. */
function vatIdOf({ vatId }: Party): string | null {
  const plain = (vatId ?? "").toUpperCase().replace(/[\s.-]/g, "");
  return /^[A-Z]{2}(?=.*\d)[0-9A-Z+*]{2,}$/.test(plain) ? plain : null;
}

export function buyer(party: Party) {
  const vatId = vatIdOf(party);
  return {
    "cac:Party": {
      ...(party.email && { "cbc:EndpointID": party.email, "cbc:EndpointID@schemeID": "EM" as const }),
      "cac:PostalAddress": postalAddress(party),
      ...(vatId && { "cac:PartyTaxScheme": { "cbc:CompanyID": vatId, "cac:TaxScheme": VAT } }),
      "cac:PartyLegalEntity": { "cbc:RegistrationName": party.company ?? party.name },
      ...(party.company && { "cac:Contact": { "cbc:Name": party.name } }),
    },
  };
}

export function deliverTo(party: Party) {
  return {
    "cac:DeliveryLocation": { "cac:Address": postalAddress(party) },
    "cac:DeliveryParty": { "cac:PartyName": { "cbc:Name": party.company ?? party.name } },
  };
}

function postalAddress(address: Pick<Party, "street" | "zipcode" | "city" | "countryIso" | "additional">) {
  const [second, ...more] = address.additional;
  return {
    "cbc:StreetName": address.street,
    ...(second && { "cbc:AdditionalStreetName": second }),
    "cbc:CityName": address.city,
    "cbc:PostalZone": address.zipcode,
    ...(more.length > 0 && { "cac:AddressLine": { "cbc:Line": more.join(", ") } }),
    "cac:Country": { "cbc:IdentificationCode": address.countryIso as Country },
  };
}
