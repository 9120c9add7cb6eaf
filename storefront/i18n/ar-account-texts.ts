import { arAccount } from './ar-account.ts'
import type { AccountTexts } from './text-key.ts'

export const accountTexts: AccountTexts = arAccount
