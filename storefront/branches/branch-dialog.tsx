import { useEffect, useState } from 'react'
import type { BranchWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ShareButton } from '../shell/share/share-button.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { useText } from '../i18n/use-text.ts'
import basket from '../pictures/basket.webp'
import { LateSkeleton } from '../shell/late-skeleton.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '../shell/use-client.ts'
import { useLanguage } from '../shell/use-site.ts'
import styles from './branch-dialog.module.css'
import { BranchRadios } from './branch-radios.tsx'
import { BranchSearch } from './branch-search.tsx'
import { findBranches } from './find-branches.ts'
import { offeredTypes } from './offered-types.ts'
import { TypeRadios } from './type-radios.tsx'
import { useLostItems } from './use-lost-items.ts'
import { useNear } from './use-near.ts'

interface BranchDialogProps {
  readonly type: OrderType
  /** Where the visitor orders now. */
  readonly branchId: string
  /** Chosen when it opens; none = where the visitor is. */
  readonly wanted?: { readonly type: OrderType; readonly branchId: string }
  readonly onClose: () => void
}

/** How and where: types, search, branches; what leaves the cart is said before it happens (design 7). */
export default function BranchDialog({ type, branchId, wanted, onClose }: BranchDialogProps) {
  const t = useText()
  const say = useChoiceText()
  const { branches, retry } = useBranches()
  const [choice, setChoice] = useState<Choice>(wanted ?? { type, branchId })
  const chosen = branches === 'failed' ? undefined : branches?.find((branch) => branch.id === choice.branchId)
  const lost = useLostItems(choice, choice.branchId !== branchId || choice.type !== type)
  const { go, going } = useGoThere(choice)
  const label = !chosen
    ? say('branch.choose')
    : choice.type === 'dinein'
      ? say('choice.dinein')
      : say('branch.from', { type: t(`type.short.${choice.type}`), branch: chosen.name })
  return (
    <Sheet
      title={say('branch.how')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          {lost.length > 0 && (
            <Note tone="warn" alert>
              {say('choice.removed', { names: lost.join(t('branch.and')) })}
            </Note>
          )}
          <Button
            size="lg"
            wide
            disabled={!chosen?.types.includes(choice.type)}
            state={going ? 'busy' : 'idle'}
            onClick={go}
          >
            {label}
          </Button>
        </div>
      }
    >
      {branches === undefined && <LateSkeleton heights={['52px', '110px', '110px']} />}
      {branches === 'failed' && (
        <div className={styles.failed}>
          <Note tone="err" alert>
            {say('branch.failed')}
          </Note>
          <Button kind="s" onClick={retry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {Array.isArray(branches) && <Choices branches={branches} choice={choice} setChoice={setChoice} />}
      {chosen && (
        <p className={styles.share}>
          {say('share.menu')}
          <ShareButton
            path={`/select-type/${choice.type}/${choice.branchId}`}
            title={chosen.name}
            label={say('share.branch', { branch: chosen.name })}
          />
        </p>
      )}
    </Sheet>
  )
}

type Choice = Pick<BranchDialogProps, 'type' | 'branchId'>

interface ChoicesProps {
  readonly branches: readonly BranchWire[]
  readonly choice: Choice
  readonly setChoice: (choice: Choice) => void
}

function Choices({ branches, choice, setChoice }: ChoicesProps) {
  const say = useChoiceText()
  const near = useNear()
  const [query, setQuery] = useState('')
  const types = offeredTypes(branches)
  const found = near.sort(findBranches(branches, choice.type, query))
  return (
    <div className={styles.choices}>
      {types.length > 1 && (
        <TypeRadios types={types} value={choice.type} onChange={(type) => setChoice({ ...choice, type })} />
      )}
      {branches.length > 1 && <BranchSearch query={query} setQuery={setQuery} near={near} />}
      {near.state === 'refused' && <Note tone="info">{say('branch.no-place')}</Note>}
      {found.length > 0 ? (
        <BranchRadios
          branches={found}
          value={choice.branchId}
          far={near.far}
          onChange={(branchId) => setChoice({ ...choice, branchId })}
        />
      ) : (
        <Empty picture={basket} title={say('branch.none')} text={say('branch.none-hint')} />
      )}
    </div>
  )
}

function useBranches(): { branches: BranchWire[] | 'failed' | undefined; retry: () => void } {
  const client = useClient()
  const [branches, setBranches] = useState<BranchWire[] | 'failed' | undefined>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    client.branches().then(
      ({ data }) => left || setBranches(data),
      () => left || setBranches('failed'),
    )
    return () => {
      left = true
    }
  }, [client, attempt])
  const retry = () => {
    setBranches(undefined)
    setAttempt((count) => count + 1)
  }
  return { branches, retry }
}

/** Keeps the choice and opens its menu; the page is loaded anew, since the cookie decides what it shows. */
function useGoThere({ type, branchId }: Choice): { go: () => void; going: boolean } {
  const { setBranch } = useCart()
  const language = useLanguage()
  const [going, setGoing] = useState(false)
  const go = () => {
    setGoing(true)
    // a table is opened by its QR code: the cart stays where it is
    if (type === 'dinein')
      return window.location.assign(localPath(`/select-type/dinein/${branchId}`, language))
    void setBranch(type, branchId).then((agreed) => {
      if (agreed) window.location.assign(localPath(`/menu/${type}`, language))
      else setGoing(false)
    })
  }
  return { go, going }
}
