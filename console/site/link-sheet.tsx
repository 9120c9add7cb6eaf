import { useId, useState } from 'react'
import type { LinkRedirectWire } from '#contract/site/site-desk.ts'
import { redirectCode, redirectLimits } from '#domain/site/link-redirect.ts'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import { readTarget, writeTarget } from './link-target.ts'
import styles from './site-screen.module.css'
import type { SiteDesk } from './use-site-desk.ts'

interface LinkSheetProps {
  readonly site: SiteDesk
  /** None when one is added; kind and code of a printed link never change. */
  readonly link: LinkRedirectWire | undefined
  readonly onClose: () => void
}

/** Leads a printed link elsewhere. */
export function LinkSheet({ site, link, onClose: close }: LinkSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const form = useLinkForm(site, link, onClose)
  const { typed, change } = form
  return (
    <FormSheet
      title={link ? t('site.change-link', { link: `/${link.kind}/${link.code}` }) : t('site.add')}
      send={t('site.save')}
      onSend={form.send}
      act={{ busy: site.busy, refused: form.refused }}
      onClose={onClose}
    >
      {!link && (
        <>
          <Segmented
            legend={t('site.kind')}
            name="kind"
            value={typed.kind}
            onChange={(kind) => change({ kind })}
            options={(['table', 'emenu'] as const).map((value) => ({
              value,
              label: t(`site.kind.${value}`),
            }))}
          />
          <Field
            label={t('site.code')}
            hint={t('site.code-hint', { address: `${site.desk.origin}/${typed.kind}/…` })}
            error={form.wrong ? t('site.code-wrong') : undefined}
            limit={redirectLimits.code}
            dir="ltr"
            autoComplete="off"
            value={typed.code}
            onChange={(event) => change({ code: event.currentTarget.value })}
          />
        </>
      )}
      <Segmented
        legend={t('site.target')}
        name="to"
        value={typed.to}
        onChange={(to) => change({ to })}
        options={(['branch', 'branches', 'outside'] as const).map((value) => ({
          value,
          label: t(`site.target.${value}`),
        }))}
      />
      <Target site={site} form={form} />
    </FormSheet>
  )
}

function Target({ site, form }: { readonly site: SiteDesk; readonly form: LinkForm }) {
  const t = useText()
  const id = useId()
  const { typed, change } = form
  if (typed.to === 'outside')
    return site.desk.hosts.length === 0 ? (
      <Note tone="info">{t('site.url-none')}</Note>
    ) : (
      <Field
        label={t('site.url')}
        hint={t('site.url-hint')}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={typed.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
    )
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('site.branch')}</label>
      <select
        id={id}
        value={typed.branchId}
        onChange={(event) => change({ branchId: event.currentTarget.value })}
      >
        {site.desk.branches.map((branch) => (
          <option key={branch.id} value={branch.id}>
            {branch.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function useLinkForm(site: SiteDesk, link: LinkRedirectWire | undefined, onClose: () => void) {
  const [typed, setTyped] = useState(() => {
    const { to, branchId = site.desk.branches[0]?.id ?? '' } = readTarget(link?.target ?? '')
    return {
      kind: link?.kind ?? ('table' as const),
      code: link?.code ?? '',
      to: link ? to : ('branch' as const),
      branchId,
      url: link && to === 'outside' ? link.target : 'https://',
    }
  })
  const [wrong, setWrong] = useState(false)
  const [refused, setRefused] = useState<string>()
  return {
    typed,
    wrong,
    refused,
    change(more: Partial<typeof typed>) {
      setTyped((before) => ({ ...before, ...more }))
      setWrong(false)
    },
    send() {
      const code = redirectCode(typed.code)
      setWrong(!code)
      if (!code || site.busy) return
      const target = writeTarget(typed.to, typed.branchId, typed.url)
      void site.saveLink({ kind: typed.kind, code, target }).then((words) => {
        if (words === undefined) onClose()
        else setRefused(words)
      })
    },
  }
}

type LinkForm = ReturnType<typeof useLinkForm>
