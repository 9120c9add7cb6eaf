import type { MessageToSend, ProviderAccount, ProviderField } from './port.ts'

/**
 * Where advertising by SMS needs a sender's name of its own, and what that looks like; 11 characters with the mark.
 * SA: docs.mapp.com/docs/ksa (2026-01-14), Unifonic's MessageType 5 "for advertisement sender only *-AD". AE: Twilio's
 * guidelines (twilio.com/guidelines/ae/sms).
 */
const marks = [
  { code: '+966', shape: /^(?=.{4,11}$)[A-Za-z0-9][A-Za-z0-9 .]*-AD$/ },
  { code: '+971', shape: /^(?=.{4,11}$)AD-[A-Za-z0-9][A-Za-z0-9 .-]*$/ },
] as const

/** The field of each provider of SMS: `Saffron-AD` in Saudi Arabia, `AD-Saffron` in the Emirates. */
export const smsFields: readonly ProviderField[] = [
  {
    name: 'ads_sender',
    secret: false,
    optional: true,
    shape: /^(?=.{4,11}$)(?:[A-Za-z0-9][A-Za-z0-9 .]*-AD|AD-[A-Za-z0-9][A-Za-z0-9 .-]*)$/,
  },
]

/** Takes a message; tells whether it advertises. */
export const isAdvertising = ({ event }: Pick<MessageToSend, 'event'>): boolean => event === 'campaign'

/** The calling codes of those countries. */
export const adsCodes: readonly string[] = marks.map(({ code }) => code)

/** Takes a mobile number in E.164; tells whether advertising to it by SMS needs a sender of its own. */
export const needsAdsSender = (to: string): boolean => marks.some(({ code }) => to.startsWith(code))

/** Takes an account of SMS and a number; tells whether it may advertise there: its sender for that bears the country's mark. */
export function mayAdvertise({ values }: Pick<ProviderAccount, 'values'>, to: string): boolean {
  const mark = marks.find(({ code }) => to.startsWith(code))
  return !mark || mark.shape.test(values['ads_sender'] ?? '')
}

/** Takes an account and a message; returns the name under which it goes out. */
export function senderOf({ values }: ProviderAccount, message: MessageToSend): string {
  const own = values['sender'] ?? ''
  return isAdvertising(message) && needsAdsSender(message.to) ? values['ads_sender'] || own : own
}
