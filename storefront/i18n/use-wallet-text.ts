import { useMemo } from 'react'
import type { Message } from '#ui/text/message.ts'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arWallet } from './ar/wallet.ts'
import { enWallet } from './en/wallet.ts'

type Key = keyof typeof arWallet
const texts: Readonly<Record<'ar' | 'en', Readonly<Record<Key, Message>>>> = { ar: arWallet, en: enWallet }

/** `t` of the wallet's and the points' pages: their texts come with their code. */
export function useWalletText(): Text<Key> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
