import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { BranchDeskWire, DeskBranchWire } from '#contract/branches/branch-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import head from '../shell/screen-head.module.css'
import { BranchSheet } from './branch-sheet.tsx'

/** Branches with what guests know of them; each is changed in a sheet. */
export function BranchesScreen({ first }: { readonly first: BranchDeskWire }) {
  const t = useText()
  const [desk, setDesk] = useState(first)
  const [open, setOpen] = useState<'new' | DeskBranchWire>()
  return (
    <>
      <title>{t('branches.title')}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('branches.title')}</h1>
        {desk.may_add && (
          <Button onClick={() => setOpen('new')}>
            <Icon of={Plus} />
            {t('branches.add')}
          </Button>
        )}
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('branches.lead')}</p>
        {desk.data.length === 0 ? (
          <p className={page.empty}>{t('branches.none')}</p>
        ) : (
          <ul className={page.rows}>
            {desk.data.map((branch) => (
              <BranchRow key={branch.id} branch={branch} onChange={() => setOpen(branch)} />
            ))}
          </ul>
        )}
      </main>
      {open && (
        <BranchSheet
          branch={open === 'new' ? undefined : open}
          zones={desk.time_zones}
          onSaved={setDesk}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

interface BranchRowProps {
  readonly branch: DeskBranchWire
  readonly onChange: () => void
}

function BranchRow({ branch, onChange }: BranchRowProps) {
  const t = useText()
  const language = useLanguage()
  const name = branch.name[language]
  return (
    <li>
      <span className={page.main}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={page.small}>
          <bdi>{branch.address[language]}</bdi>
        </span>
        <span className={page.small}>
          <N>{branch.phone}</N>
        </span>
      </span>
      <span className={page.badges}>
        {branch.types.map((type) => (
          <Badge key={type}>{t(`type.${type}`)}</Badge>
        ))}
        {branch.auto_accept && <Badge tone="info">{t('branches.auto')}</Badge>}
        <Badge tone={branch.accepting ? 'ok' : 'warn'}>
          {t(branch.accepting ? 'board.accepting' : 'board.paused')}
        </Badge>
      </span>
      <Button kind="s" aria-label={t('branches.change', { name })} onClick={onChange}>
        {t('gateways.change')}
      </Button>
    </li>
  )
}
