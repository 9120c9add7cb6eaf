import { useMemo, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { DomainsWire } from '#contract/platform/domains.ts'
import { makeText } from '../make-text.ts'
import { useClient } from '../use-client.ts'
import { useLanguage } from '../use-language.ts'
import { ar } from './i18n/ar.ts'
import { en } from './i18n/en.ts'

/** Texts of the domains in the page's language. */
export function useDomainText() {
  const language = useLanguage()
  return useMemo(() => makeText<keyof typeof ar>(language, { ar, en }[language]), [language])
}

/** Takes the domains that the page came with, and of which restaurant when an operator looks; returns them with what can be done. */
export function useDomains(first: DomainsWire, tenantId: string | undefined) {
  const client = useClient()
  const t = useDomainText()
  const [list, setList] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [trouble, setTrouble] = useState<{ host: string; words: string }>()

  /** Resolves to whether it was done; what it was refused with stands at its host. */
  async function act(host: string, run: () => Promise<DomainsWire>): Promise<boolean> {
    if (busy !== undefined) return false
    setBusy(host)
    setTrouble(undefined)
    try {
      setList(await run())
      return true
    } catch (error) {
      const field = error instanceof CallError ? error.body.errors?.['host']?.[0] : undefined
      setTrouble({ host, words: field ?? (error instanceof CallError ? error.message : t('unreachable')) })
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const of = tenantId
  return {
    list,
    busy,
    trouble,
    add: (host: string) =>
      act('', () => (of ? client.addTenantDomain(of, { host }) : client.addDomain({ host }))),
    check: (host: string) =>
      act(host, () => (of ? client.checkTenantDomain(of, { host }) : client.checkDomain({ host }))),
    setPrimary: (host: string) =>
      act(host, () => (of ? client.setPrimaryTenantDomain(of, { host }) : client.setPrimaryDomain({ host }))),
    remove: (host: string) =>
      act(host, () => (of ? client.removeTenantDomain(of, { host }) : client.removeDomain({ host }))),
  }
}

export type Domains = ReturnType<typeof useDomains>
