import type { Language, Words } from '../core/words.ts'

/** What a guest is told of a reservation. `{number}` is how many guests come, `{time}` day and time. */
export const reservationNotices = [
  'reservation-confirmed',
  'reservation-changed',
  'reservation-reminder',
  'reservation-canceled',
  'reservation-canceled-refund',
  'reservation-room',
  'reservation-rate',
] as const
export type ReservationNotice = (typeof reservationNotices)[number]

/** The product's own words for each; a tenant's texts come over them. */
export const reservationTexts: Readonly<Record<ReservationNotice, Words>> = {
  'reservation-confirmed': {
    ar: '{restaurant}: تأكد حجزك في {branch}، {time}، عدد الضيوف {number}. للتغيير أو الإلغاء: {link}',
    en: '{restaurant}: your table at {branch} is booked, {time}, guests: {number}. Change or cancel here: {link}',
  },
  'reservation-changed': {
    ar: '{restaurant}: تغيّر حجزك في {branch}، والموعد الجديد {time}، عدد الضيوف {number}. {link}',
    en: '{restaurant}: your reservation at {branch} has changed. It is now {time}, guests: {number}. {link}',
  },
  'reservation-reminder': {
    ar: '{restaurant}: نذكّرك بحجزك في {branch}، {time}، عدد الضيوف {number}. إن تغيّرت خطتك: {link}',
    en: '{restaurant}: a reminder of your table at {branch}, {time}, guests: {number}. If your plans change: {link}',
  },
  'reservation-canceled': {
    ar: '{restaurant}: أُلغي حجزك في {branch}، {time}. {link}',
    en: '{restaurant}: your reservation at {branch}, {time}, was cancelled. {link}',
  },
  'reservation-canceled-refund': {
    ar: '{restaurant}: أُلغي حجزك في {branch}، {time}، وسيعود إليك {amount} بالطريقة نفسها. {link}',
    en: '{restaurant}: your reservation at {branch}, {time}, was cancelled. {amount} goes back the way you paid it. {link}',
  },
  'reservation-room': {
    ar: '{restaurant}: توفّرت طاولة في {branch}، {time}، عدد الضيوف {number}، ونحجزها لك لدقائق. للتأكيد الآن: {link}',
    en: '{restaurant}: a table is free at {branch}, {time}, guests: {number}. We hold it for a few minutes. Confirm now: {link}',
  },
  'reservation-rate': {
    ar: '{restaurant}: شكرًا لزيارتك {branch}. كيف كانت؟ {link}',
    en: '{restaurant}: thank you for your visit to {branch}. How was it? {link}',
  },
}

/** Takes the restaurant's name and a language; returns the subject of an e-mail about a reservation. */
export function reservationSubject(restaurant: string, language: Language): string {
  return `${restaurant}: ${{ ar: 'حجزك', en: 'your reservation' }[language]}`
}

/** Takes an event; tells whether it is news of a visit that is still to come. */
export function isAhead(event: ReservationNotice): boolean {
  return (
    event !== 'reservation-rate' &&
    event !== 'reservation-canceled' &&
    event !== 'reservation-canceled-refund'
  )
}
