/** The ways by which a message reaches a person outside the product's pages. */
export type MessageChannel = 'sms' | 'whatsapp' | 'email'

/** In the order in which they are tried when nobody wishes otherwise. */
export const messageChannels: readonly MessageChannel[] = ['sms', 'whatsapp', 'email']
