/** What a customer can be told of, and by which way. Rule "Wishes for notices". */
export const noticeKinds = ['orders', 'ratings', 'reservations', 'queue', 'offers'] as const
export const noticeChannels = ['sms', 'whatsapp', 'email', 'push'] as const

export type NoticeKind = (typeof noticeKinds)[number]
export type NoticeChannel = (typeof noticeChannels)[number]

/** Where a customer says what is wanted, and where "no more offers" leads. */
export const preferencesPath = '/account/notifications'

/**
 * Takes a kind of notice; returns whether it is sent to one who said nothing of it: offers only to those who ask for
 * them, all else is. Rule "Wishes for notices".
 */
export function isSentByDefault(kind: NoticeKind): boolean {
  return kind !== 'offers'
}
