import { arWallet } from './ar/wallet.ts'
import { enWallet } from './en/wallet.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the wallet's and the points' pages: their texts come with their code. */
export const useWalletText = makeTextHook({ ar: arWallet, en: enWallet })
