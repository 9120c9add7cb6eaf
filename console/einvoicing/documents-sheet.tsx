import { Download, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { archivePath, xmlPath } from '#contract/einvoicing/einvoicing-calls.ts'
import type {
  EInvoiceDocumentsWire,
  EInvoiceDocumentWire,
  EInvoiceUnitWire,
} from '#contract/einvoicing/einvoicing.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { N } from '#ui/text/n.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'
import sheet from '../shell/sheet-form.module.css'
import { useAct } from '../shell/use-act.ts'
import styles from './documents-sheet.module.css'
import { SaidLines } from './said.tsx'

interface DocumentsSheetProps {
  readonly unit: EInvoiceUnitWire
  readonly onClose: () => void
}

const shows = ['all', 'open', 'wrong'] as const
type Show = (typeof shows)[number]

/** A branch's tax documents: found by number, hash or code; what is wrong with one and what to do; a file for the accountant. */
export function DocumentsSheet({ unit, onClose }: DocumentsSheetProps) {
  const t = useText()
  const language = useLanguage()
  const [show, setShow] = useState<Show>(unit.wrong > 0 ? 'wrong' : 'all')
  const [text, setText] = useState('')
  const list = useDocuments(unit.branch_id, text, show)
  return (
    <Sheet
      title={`${t('einvoicing.documents')} · ${unit.branch[language]}`}
      closeWord={t('shell.close')}
      onClose={onClose}
    >
      <div className={sheet.form}>
        <Field
          label={t('einvoicing.find')}
          hint={t('einvoicing.find-hint')}
          type="search"
          lead={<Icon of={Search} size="s" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Segmented
          legend={t('einvoicing.show')}
          name="show"
          value={show}
          onChange={setShow}
          options={shows.map((value) => ({ value, label: t(`einvoicing.show.${value}`) }))}
        />
        {list.failed && (
          <Note tone="err" alert>
            {t('told.unreachable')}
          </Note>
        )}
        {list.found?.data.length === 0 && <p className={page.empty}>{t('einvoicing.no-documents')}</p>}
        <ul className={page.lines}>
          {list.found?.data.map((document) => (
            <DocumentRow
              key={document.id}
              branchId={unit.branch_id}
              document={document}
              onCorrected={list.replace}
            />
          ))}
        </ul>
        {list.found?.next && (
          <Button kind="s" onClick={list.more}>
            {t('einvoicing.more')}
          </Button>
        )}
        <Archive branchId={unit.branch_id} />
      </div>
    </Sheet>
  )
}

function useDocuments(branchId: string, text: string, show: Show) {
  const client = useClient()
  const [found, setFound] = useState<EInvoiceDocumentsWire>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    const typed = text.trim()
    client.listEInvoices(branchId, { show, ...(typed && { text: typed }) }).then(
      (answer) => {
        if (gone) return
        setFailed(false)
        setFound(answer)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [client, branchId, text, show])
  const more = () => {
    const before = found?.next
    if (!before) return
    client.listEInvoices(branchId, { show, before }).then(
      ({ data, next }) => setFound({ data: [...found.data, ...data], next }),
      () => setFailed(true),
    )
  }
  return { found, failed, more, replace: setFound }
}

const tones = {
  unsigned: 'warn',
  waiting: 'info',
  reported: 'ok',
  warned: 'ok',
  cleared: 'ok',
  rejected: 'err',
  failed: 'err',
  corrected: 'plain',
} as const

interface DocumentRowProps {
  readonly branchId: string
  readonly document: EInvoiceDocumentWire
  readonly onCorrected: (documents: EInvoiceDocumentsWire) => void
}

function DocumentRow({ branchId, document, onCorrected }: DocumentRowProps) {
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  const act = useAct()
  const { state, errors, warnings, advice } = document
  const said = [...errors, ...warnings].map(({ code, message }) =>
    [code, message].filter((part) => part !== '').join(': '),
  )
  return (
    <li className={styles.row}>
      <span className={page.main}>
        <b>
          {t(`einvoicing.kind.${document.kind}`)} <N>{document.number}</N>
        </b>
        <span className={page.small}>
          <bdi>{document.issued}</bdi> · <Money amount={document.total} />
        </span>
      </span>
      <span className={page.badges}>
        {document.urgency !== 'calm' && (
          <Badge tone={document.urgency === 'alarm' ? 'err' : 'warn'}>
            {t(`einvoicing.urgent.${document.urgency}`)}
          </Badge>
        )}
        <Badge tone={tones[state]}>{t(`einvoicing.document.${state}`)}</Badge>
      </span>
      {document.has_xml && (
        <a
          className={buttonClass({ kind: 't' })}
          href={xmlPath(branchId, document.id)}
          download
          aria-label={t('einvoicing.xml-of', { number: document.number })}
        >
          {t('einvoicing.xml')}
        </a>
      )}
      {(advice || said.length > 0) && (
        <div className={styles.more}>
          {advice && <p>{advice[language]}</p>}
          <SaidLines lines={said} />
          {act.refused && (
            <Note tone="err" alert>
              {act.refused}
            </Note>
          )}
          {advice && (
            <Button
              kind="s"
              state={act.busy ? 'busy' : 'idle'}
              onClick={() => act.run(() => client.correctEInvoice(branchId, document.id), onCorrected)}
            >
              {t('einvoicing.correct')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** A month's documents as a file for the accountant. */
function Archive({ branchId }: { readonly branchId: string }) {
  const t = useText()
  const [days, setDays] = useState({ from: '', to: '' })
  const isChosen = days.from !== '' && days.to !== '' && days.from <= days.to
  return (
    <fieldset className={styles.archive}>
      <legend>{t('einvoicing.archive')}</legend>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={t(`einvoicing.${name}`)}
          type="date"
          value={days[name]}
          onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
        />
      ))}
      {isChosen && (
        <a className={buttonClass({ kind: 's' })} href={archivePath(branchId, days)} download>
          <Icon of={Download} size="s" />
          {t('einvoicing.archive-get')}
        </a>
      )}
    </fieldset>
  )
}
