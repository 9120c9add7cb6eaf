import type { Message } from '#ui/text/message.ts'
import type { arWallet } from '../ar/wallet.ts'

export const enWallet: Readonly<Record<keyof typeof arWallet, Message>> = {
  'wallet.top-up': 'Top up',
  'wallet.top-up-hint': 'Pay by card. The money is here as soon as the payment is confirmed.',
  'wallet.amount': 'Amount',
  'wallet.range': 'From {least} to {most}',
  'wallet.pay': 'Continue to payment',
  'wallet.code': 'Wallet coupon code',
  'wallet.redeem': 'Add',
  'wallet.redeemed': '{amount} was added to your wallet.',
  'wallet.failed': 'No connection, please try again.',
  'points.expiring': { one: '{count} point expires: {at}', other: '{count} points expire: {at}' },
}
