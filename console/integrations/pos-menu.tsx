import { useState } from 'react'
import type { PosMenuWire } from '#contract/integrations/pos.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import filters from '../shell/filters.module.css'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'

type Links = Readonly<Record<string, string>>

/** Both menus side by side: pulled when asked for, nothing changes until it is saved. */
export function PosMenu() {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [menu, setMenu] = useState<PosMenuWire>()
  /** Our id by the till's. */
  const [items, setItems] = useState<Links>({})
  /** The till's id by ours. */
  const [branches, setBranches] = useState<Links>({})
  const [take, setTake] = useState<readonly string[]>([])
  const show = (pulled: PosMenuWire) => {
    setMenu(pulled)
    setItems(
      Object.fromEntries(pulled.items.map((one) => [one.pos_id, one.our_id ?? one.suggested_id ?? ''])),
    )
    setBranches(Object.fromEntries(pulled.our_branches.map(({ id, pos_id }) => [id, pos_id])))
    setTake([])
  }
  const save = () =>
    act.run(
      () =>
        client.linkPos({
          branches: Object.entries(branches).flatMap(([our_id, pos_id]) =>
            pos_id ? [{ our_id, pos_id }] : [],
          ),
          items: Object.entries(items).flatMap(([pos_id, our_id]) => (our_id ? [{ our_id, pos_id }] : [])),
          take: [...take],
        }),
      show,
    )
  return (
    <section className={page.stack} aria-labelledby="pos-menu">
      <div className={page.acts}>
        <h2 id="pos-menu" className={page.grow}>
          {t('int.pos.menu')}
        </h2>
        <Button
          kind="s"
          state={act.busy ? 'busy' : 'idle'}
          onClick={() => act.run(() => client.getPosMenu(), show)}
        >
          {t('int.pos.pull')}
        </Button>
        {menu && <Button onClick={save}>{t('int.pos.save-links')}</Button>}
      </div>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {!menu && <p className={page.lead}>{t('int.pos.pull-hint')}</p>}
      {menu && <Branches menu={menu} links={branches} onLinks={setBranches} />}
      {menu && <Items menu={menu} links={items} onLinks={setItems} take={take} onTake={setTake} />}
      {menu && menu.missing.length > 0 && <Missing menu={menu} />}
    </section>
  )
}

interface LinkedProps {
  readonly menu: PosMenuWire
  readonly links: Links
  readonly onLinks: (links: Links) => void
}

function Branches({ menu, links, onLinks }: LinkedProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={page.rows} aria-label={t('int.pos.branches')}>
      {menu.our_branches.map(({ id, name }) => (
        <li key={id}>
          <span className={page.main}>
            <b>
              <bdi>{name[language]}</bdi>
            </b>
          </span>
          <label className={filters.select}>
            {t('int.pos.branch-there')}
            <select
              value={links[id] ?? ''}
              onChange={(event) => onLinks({ ...links, [id]: event.currentTarget.value })}
            >
              <option value="">{t('int.pos.none')}</option>
              {menu.branches.map((one) => (
                <option key={one.pos_id} value={one.pos_id}>
                  {one.name[language]}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  )
}

interface ItemsProps extends LinkedProps {
  readonly take: readonly string[]
  readonly onTake: (take: readonly string[]) => void
}

function Items({ menu, links, onLinks, take, onTake }: ItemsProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={page.rows} aria-label={t('int.pos.items')}>
      {menu.items.map((row) => {
        const our = links[row.pos_id] ?? ''
        return (
          <li key={row.pos_id}>
            <span className={page.main}>
              <b>
                <bdi>{row.name[language]}</bdi> <bdi className="n">{row.price}</bdi>
              </b>
              <span className={page.small}>
                <bdi>{row.category[language]}</bdi>
              </span>
              {row.unmatched_options.length > 0 && (
                <span className={page.small}>
                  {t('int.pos.unmatched', { names: row.unmatched_options.join(t('ticket.comma')) })}
                </span>
              )}
            </span>
            <span className={page.badges}>
              {row.differs.includes('price') && (
                <Badge tone="warn">{t('int.pos.differs.price', { price: row.our_price })}</Badge>
              )}
              {row.differs.includes('name') && <Badge tone="warn">{t('int.pos.differs.name')}</Badge>}
              {row.differs.includes('labels') && <Badge tone="warn">{t('int.pos.differs.labels')}</Badge>}
              {!row.active && <Badge>{t('int.pos.inactive')}</Badge>}
            </span>
            <label className={filters.select}>
              {t('int.pos.item-here')}
              <select
                value={our}
                onChange={(event) => onLinks({ ...links, [row.pos_id]: event.currentTarget.value })}
              >
                <option value="">{t('int.pos.none')}</option>
                {menu.our_items.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </label>
            {our !== '' && (
              <ChoiceRow
                type="checkbox"
                name={`take-${row.pos_id}`}
                checked={take.includes(our)}
                onChange={(on) => onTake(on ? [...take, our] : take.filter((one) => one !== our))}
              >
                {t('int.pos.take')}
              </ChoiceRow>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Missing({ menu }: { readonly menu: PosMenuWire }) {
  const t = useText()
  const language = useLanguage()
  const names = menu.missing.map(({ name }) => name[language]).join(t('ticket.comma'))
  return <Note tone="warn">{t('int.pos.missing', { names })}</Note>
}
