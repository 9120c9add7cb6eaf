import type { Seal } from './seal.ts'
import type { Contact } from '../store/customers/customers.ts'

/** Takes a number or an e-mail; returns what the log of codes and the known browsers call it. Decision 0017. */
export function recipientKey(seal: Seal, tenantId: string, contact: Contact): string {
  return seal.mac('recipient', tenantId, 'mobile' in contact ? contact.mobile : contact.email)
}

/** Takes a customer's number and e-mail, where there are any; returns both as they are called there. */
export function recipientKeys(
  seal: Seal,
  tenantId: string,
  { mobile, email }: { readonly mobile: string | null; readonly email: string | null },
): string[] {
  const contacts: Contact[] = [...(mobile ? [{ mobile }] : []), ...(email ? [{ email }] : [])]
  return contacts.map((one) => recipientKey(seal, tenantId, one))
}
