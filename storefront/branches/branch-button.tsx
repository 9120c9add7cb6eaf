import { BookOpen, Car, ChevronDown, ShoppingBag, Truck, Utensils } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { BranchWire, MenuWire } from '#contract/menu/menu.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './branch-button.module.css'
import { LazyBranchDialog, warmUpBranchDialog } from './lazy-branch-dialog.ts'

const icons = { pickup: ShoppingBag, car: Car, delivery: Truck, dinein: Utensils, e: BookOpen } as const

/** How, where and when, always in sight; a press changes it (design 1). */
export function BranchButton({
  type,
  branch,
}: {
  readonly type: MenuWire['type']
  readonly branch: BranchWire
}) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const how = t(type === 'e' ? 'type.e' : `type.short.${type}`)
  const { from, to } = branch.ready_minutes
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={warmUpBranchDialog}
        onClick={() => setOpen(true)}
      >
        <span className={styles.icon}>
          <Icon of={icons[type]} />
        </span>
        <span className={styles.words}>
          <span className={styles.place}>
            <span>
              {how} · <bdi>{branch.name}</bdi>
            </span>
            <span className={styles.near}>
              <Icon of={ChevronDown} size="s" />
            </span>
          </span>
          <span className={styles.when}>
            {branch.open && type !== 'e' && type !== 'delivery' && (
              <>
                <span className={styles.long}>
                  <Say k="type.ready" count={to} holes={{ range: <N>{`${from}–${to}`}</N> }} />
                </span>
                <span className={styles.short}>
                  <Say k="branch.minutes" count={to} holes={{ range: <N>{`${from}–${to}`}</N> }} />
                </span>
                {' · '}
              </>
            )}
            {branch.hours_note}
          </span>
        </span>
        <span className={styles.far}>
          <Icon of={ChevronDown} size="s" />
        </span>
      </button>
      {open && (
        <Suspense>
          <LazyBranchDialog
            type={type === 'e' ? (branch.types[0] ?? 'pickup') : type}
            branchId={branch.id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
