import { getCountry, type CountryCode } from '#domain/core/country.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { defaultLanguage, settingText } from '#domain/site/settings.ts'
import { cleanLine, cleanText } from '#domain/core/text.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { insertContactMessage } from '#server/store/site/contact-messages.ts'
import { addressKeyOf } from '#server/usage/usage-subjects.ts'
import { contactMail } from './contact-mail.ts'
import { captchaOf } from './contact-form.ts'

/** A message as it was typed. */
export interface TypedContact {
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly branch_id?: string | undefined
  readonly message: string
  readonly captcha_token: string
}

/** Who writes, and from where. */
export interface ContactSender {
  readonly tenantId: string
  readonly language: Language
  /** Signed in: has proved a mobile or an e-mail by code, so that no puzzle is needed (design 9). */
  readonly customerId: string | undefined
  /** Of the page that showed the puzzle, without port. */
  readonly host: string
  readonly address: string
}

/** For one address: a dining room shares one. */
const perMinute = 20

/**
 * Takes a message and who writes it; keeps it for the console and queues it to the tenant by e-mail, both or neither.
 * Refuses what is missing or too long by field, 'captcha-failed' without the proof of a person, 'message-failed' when
 * that could not be asked, and 'too-many-requests'. Spec 2, 8.
 */
export async function sendContact(
  deps: Deps,
  sender: ContactSender,
  typed: TypedContact,
): Promise<Refusal | { sent: true }> {
  const { settings, tenant, branches } = await deps.catalogues.current(sender.tenantId)
  const read = readTyped(typed, tenant.country)
  if ('refused' in read) return read
  const branch = branches.find(({ id }) => id === typed.branch_id)
  if (typed.branch_id !== undefined && !branch) return refuse('branch-not-found')
  if (!deps.rateLimits.pass(`contact:${sender.tenantId}:${sender.address}`, perMinute, deps.clock()))
    return refuse('too-many-requests')
  const unproved = await proveHuman(deps, sender, captchaOf(deps, settings), typed.captcha_token)
  if (unproved) return unproved
  const to = settingText(settings, 'general.notification_email') || settingText(settings, 'general.email')
  const language = defaultLanguage(settings)
  const message = {
    id: makeId(),
    ...read,
    branchId: branch?.id ?? null,
    language: sender.language,
    customerId: sender.customerId ?? null,
  }
  await deps.db.write(sender.tenantId, async (tx) => {
    await insertContactMessage(tx, message)
    if (!to) return
    const words = {
      ...read,
      branch: branch && wordIn(branch.name, language),
      restaurant: wordIn(tenant.name, language),
    }
    const mail = contactMail(words, language)
    const caller = {
      account: sender.customerId,
      address: addressKeyOf(deps.seal, sender.tenantId, sender.address),
    }
    // it goes to the restaurant itself
    const cause = { by: 'guest', caller, proven: true } as const
    await queueMessage(deps, tx, {
      event: 'contact-message',
      cause,
      to: { email: to },
      about: `contact:${message.id}`,
      language,
      ...mail,
    })
  })
  return { sent: true }
}

async function proveHuman(
  { captcha }: Deps,
  { customerId, host }: ContactSender,
  own: ReturnType<typeof captchaOf>,
  token: string,
): Promise<Refusal | undefined> {
  if (customerId !== undefined) return undefined
  // nothing is set up: the code by mobile or e-mail is the one proof
  if (!own) return refuse('captcha-failed')
  const verdict = await captcha.verify(own.kind, { secret: own.secret, token, host })
  if (verdict === 'human') return undefined
  return refuse(verdict === 'wrong' ? 'captcha-failed' : 'message-failed')
}

function readTyped(typed: TypedContact, country: CountryCode) {
  const fields: Record<string, readonly RefusalCode[]> = {}
  const text = (field: 'name' | 'message', most: number) => {
    const clean = (field === 'message' ? cleanText : cleanLine)(typed[field], most)
    if (clean === undefined) fields[field] = ['text-too-long']
    else if (clean === '') fields[field] = ['field-required']
    return clean ?? ''
  }
  const name = text('name', limits.name)
  const message = text('message', limits.notes)
  // it may be left out, and be of another country than the restaurant's
  const mobile = typed.mobile.trim() === '' ? '' : normaliseAnyMobile(typed.mobile, getCountry(country))
  if (mobile === undefined) fields['mobile'] = ['mobile-invalid']
  const email = readEmail(typed.email)
  if ('wrong' in email) fields['email'] = [email.wrong]
  if ('wrong' in email || mobile === undefined) return refuseFields(fields) ?? refuse('fill-all-fields')
  return refuseFields(fields) ?? { name, message, mobile, email: email.email }
}
