import { useMemo, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { SiteSettingsWire } from '#contract/site/site-settings.ts'
import type { SettingValue } from '#domain/site/setting-kind.ts'
import { ownerSettingKeys } from '#domain/site/owner-settings.ts'
import { readSetting } from '#domain/site/setting-form.ts'
import type { Settings } from '#domain/site/settings.ts'
import { makeTheme } from '#domain/site/theme.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useUnsaved } from '../../shell/draft/unsaved.ts'

/** The settings as they are typed: what is changed, what of it is wrong, how it would look, and the press that saves it. */
export function useSettings(first: SiteSettingsWire) {
  const client = useClient()
  const t = useText()
  const [saved, setSaved] = useState(first)
  const [typed, setTyped] = useState<Readonly<Record<string, SettingValue>>>({})
  const [taxNumber, setTaxNumber] = useState<string>()
  const [state, setState] = useState<{ busy: boolean; refused?: string; done?: boolean }>({ busy: false })
  const changed = Object.keys(typed).length + (taxNumber === undefined ? 0 : 1)
  useUnsaved(changed > 0, state.busy)
  const wrong = useMemo(
    () => ownerSettingKeys.filter((key) => key in typed && isWrong(key, typed[key])),
    [typed],
  )
  const shown: Settings = useMemo(() => ({ ...saved.values, ...typed }), [saved, typed])
  const theme = useMemo(() => makeTheme(shown), [shown])
  return {
    ...state,
    saved,
    wrong,
    theme,
    shown,
    /** As it is typed. */
    taxNumber: taxNumber ?? saved.tax.number,
    changed,
    changeTaxNumber(next: string) {
      setTaxNumber(next === saved.tax.number ? undefined : next)
      setState({ busy: false })
    },
    change(key: string, value: SettingValue) {
      setTyped((before) => ({ ...before, [key]: value }))
      setState({ busy: false })
    },
    undo() {
      setTyped({})
      setTaxNumber(undefined)
      setState({ busy: false })
    },
    save() {
      if (state.busy || wrong.length > 0) return
      setState({ busy: true })
      client.saveSiteSettings({ values: typed, tax_number: taxNumber }).then(
        (now) => {
          setSaved(now)
          setTyped({})
          setTaxNumber(undefined)
          setState({ busy: false, done: true })
        },
        (error: unknown) =>
          setState({
            busy: false,
            refused: error instanceof CallError ? error.message : t('told.unreachable'),
          }),
      )
    },
  }
}

export type SettingsForm = ReturnType<typeof useSettings>

function isWrong(key: string, value: SettingValue | undefined): boolean {
  const checked = readSetting(key, value)
  return typeof checked === 'object' && 'refused' in checked
}
