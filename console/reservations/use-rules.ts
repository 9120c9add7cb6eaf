import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type {
  BranchRulesWire,
  ReservationChoicesWire,
  ReservationRulesWire,
} from '#contract/reservation-rules.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import type { Told } from './use-floor.ts'

/** How a branch takes reservations and what guests choose from, while they are changed; saved together. */
export function useRules(first: BranchRulesWire, firstChoices: ReservationChoicesWire) {
  const client = useClient()
  const t = useText()
  const [kept, setKept] = useState({ version: first.version, rules: first.rules, choices: firstChoices })
  const [rules, setRules] = useState(first.rules)
  const [choices, setChoices] = useState(firstChoices)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const save = async () => {
    setBusy(true)
    setTold(undefined)
    try {
      const saved =
        rules === kept.rules
          ? kept
          : await client.saveReservationRules({ branch_id: first.branch_id, version: kept.version, rules })
      const offered = choices === kept.choices ? choices : await client.saveReservationChoices(choices)
      setKept({ version: saved.version, rules: saved.rules, choices: offered })
      setRules(saved.rules)
      setChoices(offered)
      setTold({ tone: 'ok', words: t('res.saved') })
    } catch (error) {
      setTold({ tone: 'err', words: error instanceof CallError ? error.message : t('told.unreachable') })
    } finally {
      setBusy(false)
    }
  }
  const discard = () => {
    setTold(undefined)
    setRules(kept.rules)
    setChoices(kept.choices)
  }
  return {
    rules,
    set: (more: Partial<ReservationRulesWire>) => setRules((now) => ({ ...now, ...more })),
    choices,
    setChoices,
    dirty: rules !== kept.rules || choices !== kept.choices,
    busy,
    told,
    save,
    discard,
  }
}

export type RulesDesk = ReturnType<typeof useRules>
