import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type {
  BranchRulesWire,
  ReservationChoicesWire,
  ReservationRulesWire,
} from '#contract/reservations/reservation-rules.ts'
import { listComma, type Language } from '#domain/core/words.ts'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { mergeParts } from '../shell/draft/merge-parts.ts'
import { wrongRules } from './rules/wrong-rule.ts'
import type { Notice } from './use-floor.ts'

/** What is saved, and what is changed of it. */
function useDraft(first: BranchRulesWire, firstChoices: ReservationChoicesWire) {
  const [saved, setSaved] = useState({ version: first.version, rules: first.rules, choices: firstChoices })
  const [rules, setRules] = useState(first.rules)
  const [choices, setChoices] = useState(firstChoices)
  return {
    saved,
    rules,
    choices,
    setChoices,
    dirty: rules !== saved.rules || choices !== saved.choices,
    set: (more: Partial<ReservationRulesWire>) => setRules((now) => ({ ...now, ...more })),
    keepRules: (now: BranchRulesWire, shown: ReservationRulesWire) => {
      setSaved((before) => ({ ...before, version: now.version, rules: now.rules }))
      setRules(shown)
    },
    keepChoices: (now: ReservationChoicesWire) => {
      setSaved((before) => ({ ...before, choices: now }))
      setChoices(now)
    },
    undo: () => {
      setRules(saved.rules)
      setChoices(saved.choices)
    },
  }
}

/** How a branch takes reservations and what guests choose from, while they are changed; saved together. */
export function useRules(first: BranchRulesWire, firstChoices: ReservationChoicesWire) {
  const client = useClient()
  const t = useText()
  const language = useLanguage()
  const { saved, keepRules, keepChoices, undo, ...draft } = useDraft(first, firstChoices)
  const { rules, choices } = draft
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  /** A colleague was faster: the rules as they are now. */
  const [overtaken, setOvertaken] = useState<BranchRulesWire>()
  const { branch_id: branchId } = first
  const save = async () => {
    setBusy(true)
    setNotice(undefined)
    try {
      if (rules !== saved.rules) {
        const now = await client.saveReservationRules({ branch_id: branchId, version: saved.version, rules })
        // at once: what is saved with them may be refused, and is sent again without them
        keepRules(now, now.rules)
      }
      if (choices !== saved.choices) keepChoices(await client.saveReservationChoices(choices))
      setNotice({ tone: 'ok', words: t('res.saved') })
    } catch (error) {
      if (error instanceof CallError && error.body.code === 'plan-changed')
        await client.getReservationRules({ branch_id: branchId }).then(setOvertaken, () => undefined)
      setNotice({ tone: 'err', words: wordsOf(error, rules, language, t) })
    } finally {
      setBusy(false)
    }
  }
  /** Goes on from what a colleague left. */
  const goOn = (now: BranchRulesWire, shown: ReservationRulesWire) => {
    keepRules(now, shown)
    setOvertaken(undefined)
    setNotice(undefined)
  }
  return {
    ...draft,
    busy,
    notice,
    overtaken,
    keepMine: (now: BranchRulesWire) => goOn(now, mergeParts(saved.rules, rules, now.rules)),
    takeTheirs: (now: BranchRulesWire) => goOn(now, now.rules),
    save,
    discard: () => {
      setNotice(undefined)
      undo()
    },
  }
}

/** Why they were not saved, and which of them it was. */
function wordsOf(
  error: unknown,
  rules: ReservationRulesWire,
  language: Language,
  t: ReturnType<typeof useText>,
): string {
  if (!(error instanceof CallError)) return t('told.unreachable')
  const where = wrongRules(error.body.errors, rules, language).map(({ word, row }) =>
    row ? `${t(word)} (${row})` : t(word),
  )
  return where.length > 0 ? `${error.message}: ${where.join(listComma[language])}` : error.message
}

export type RulesDesk = ReturnType<typeof useRules>
