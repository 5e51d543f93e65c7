/** An address as the table keeps it: where it is and who lives there. */
export interface PostalAddressRow {
  id: string;
  salutation_id: string | null;
  title: string | null;
  first_name: string;
  last_name: string;
  company: string | null;
  department: string | null;
  street: string;
  additional_address_line1: string | null;
  additional_address_line2: string | null;
  zipcode: string | null;
  city: string;
  country_id: string;
  country_state_id: string | null;
  phone_number: string | null;
  custom_fields: Record<string, unknown>;
}
