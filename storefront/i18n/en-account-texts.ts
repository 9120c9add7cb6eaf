import { enAccount } from './en-account.ts'
import type { AccountTexts } from './text-key.ts'

export const accountTexts: AccountTexts = enAccount
