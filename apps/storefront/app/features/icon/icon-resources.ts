/**
 * Who is asked for icons, in this order. A second entry (say, the public Iconify API) would be a third party: it needs the
 * visitor's consent and a place in the content security policy (decision 0020).
 */
export const iconResources: readonly string[] = ["/api/icons"];
