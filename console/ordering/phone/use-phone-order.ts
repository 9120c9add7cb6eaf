import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { PhoneAddressWire, PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { PhoneOrderBody, PhoneOrderWire } from '#contract/ordering/phone-order.ts'
import type { SlotWire } from '#contract/timing/slots.ts'
import { checkVehicle, type VehicleDetails } from '#domain/ordering/check-vehicle.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { PhoneType, PhoneWay } from '#domain/ordering/phone-order.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIdempotencyKey } from '../../shell/use-idempotency-key.ts'
import { useUnsaved } from '../../shell/draft/unsaved.ts'
import { countLine, putLine, wireLine, type PhoneLine } from './phone-line.ts'
import { useCaller } from './use-caller.ts'
import { refusalOf, usePhoneCart, type CartRefusal, type CartInput } from './use-phone-cart.ts'
import { usePhoneDesk } from './use-phone-desk.ts'

/** All that a caller says. */
export interface PhoneDraft {
  readonly branchId: string
  readonly mobile: string
  /** Null until it is typed: then it is the one that is known of the number. */
  readonly name: string | null
  readonly notes: string
  readonly type: PhoneType
  /** It is for later, whether a time is chosen yet or not. */
  readonly later: boolean
  readonly slot: SlotWire | null
  readonly address: PhoneAddressWire | null
  /** Which car to bring it to, as far as it was said. */
  readonly vehicle: VehicleDetails
  readonly coupon: string
  readonly way: PhoneWay
  readonly lines: readonly PhoneLine[]
}

const nothing = {
  mobile: '',
  name: null,
  notes: '',
  later: false,
  slot: null,
  address: null,
  vehicle: { brand_id: '', color_id: '', plate_number: '' },
  coupon: '',
  lines: [],
} as const

const begun = ({ mobile, name, notes, address, vehicle, coupon, lines }: PhoneDraft) =>
  [mobile, name ?? '', notes, coupon, ...Object.values(vehicle)].some((text) => text !== '') ||
  address !== null ||
  lines.length > 0

/** Takes a draft; returns its car once all of it was said, null before and for what is not had from the car. */
export function vehicleOf({ type, vehicle }: Pick<PhoneDraft, 'type' | 'vehicle'>): VehicleDetails | null {
  return type === 'car' && !isRefusal(checkVehicle(vehicle)) ? vehicle : null
}

/** Without dishes there is a price to ask for only where a way has one: the fee of an address. */
const inputOf = (draft: PhoneDraft): CartInput | undefined => {
  const { branchId, type, slot, address, coupon, way, lines } = draft
  return lines.length === 0 && address === null
    ? undefined
    : {
        body: {
          branch_id: branchId,
          type,
          slot_start: slot?.start ?? null,
          address: type === 'delivery' ? address : null,
          vehicle: vehicleOf(draft),
          coupon,
          payment_method: way,
          lines: lines.map(wireLine),
        },
        keys: lines.map(({ key }) => key),
      }
}

export type PhoneOrder = ReturnType<typeof usePhoneOrder>

/** Takes an order; returns whether it is for later: by wish, or since the branch takes nothing now. */
export function isForLater({ draft, desk }: Pick<PhoneOrder, 'draft' | 'desk'>): boolean {
  return desk.schedule && (draft.later || draft.slot !== null || !desk.asap)
}

const firstDraft = ({ branch, types, ways }: PhoneDeskWire): PhoneDraft => ({
  ...nothing,
  branchId: branch.id,
  type: types[0] ?? 'pickup',
  way: ways[0] ?? 'card',
})

/** What was refused is not asked for again: the rest of the order goes on. */
function withoutRefused({ code }: CartRefusal): Partial<PhoneDraft> {
  if (code.startsWith('coupon')) return { coupon: '' }
  return code.startsWith('slot') ? { later: true, slot: null } : {}
}

/** Takes the desk that the page came with; keeps what a caller says, what it costs, and the one press that places it. */
export function usePhoneOrder(first: PhoneDeskWire) {
  const [calls, setCalls] = useState(0)
  const [slotTries, setSlotTries] = useState(0)
  const [draft, setDraft] = useState(() => firstDraft(first))
  const [trouble, setTrouble] = useState<CartRefusal>()
  const { desk, failed } = usePhoneDesk(first, { ...draft, slot: draft.slot?.start ?? null, calls })
  const known = useCaller(draft.mobile, desk.country)
  const type = desk.types.includes(draft.type) ? draft.type : (desk.types[0] ?? draft.type)
  const said = { ...draft, type, way: desk.ways.includes(draft.way) ? draft.way : 'card' } as const
  const received = (refusal: CartRefusal) => {
    setTrouble(refusal)
    setDraft((now) => ({ ...now, ...withoutRefused(refusal) }))
    if (refusal.code.startsWith('slot')) setSlotTries((count) => count + 1)
  }
  const cart = usePhoneCart(inputOf(said), received)
  const name = draft.name ?? known.caller?.name ?? ''
  const press = usePlacing({ ...said, name }, cart, (refusal) => {
    if (refusal.code.startsWith('slot')) received(refusal)
  })
  useUnsaved(begun(draft) && !press.placed)
  const setLines = (change: (now: readonly PhoneLine[]) => readonly PhoneLine[]) => {
    press.clear()
    setDraft((now) => ({ ...now, lines: change(now.lines) }))
  }
  const change = (part: Partial<PhoneDraft>) => {
    press.clear()
    if (part.coupon !== undefined || part.slot !== undefined || part.address !== undefined)
      setTrouble(undefined)
    setDraft((now) => ({ ...now, ...part }))
  }
  return {
    /** How many calls were taken before this one. */
    calls,
    begun: begun(draft),
    draft: { ...said, name },
    desk,
    deskFailed: failed,
    ...known,
    cart,
    press,
    trouble,
    /** Counts what was refused for its time: the times are asked for anew. */
    slotTries,
    change,
    /** Another number, often one digit of it: what was typed stays, a door of whoever had the other number goes. */
    call: (mobile: string) => {
      const door = JSON.stringify(draft.address)
      const theirs = known.caller?.addresses.some((one) => JSON.stringify(one) === door)
      change(theirs ? { mobile, address: null } : { mobile })
    },
    put: (line: PhoneLine, instead?: string) => setLines((now) => putLine(now, line, instead)),
    count: (key: string, quantity: number) => setLines((now) => countLine(now, key, quantity)),
    next: () => {
      press.forget()
      cart.forget()
      setTrouble(undefined)
      setCalls((count) => count + 1)
      setDraft((now) => ({ ...now, ...nothing }))
    },
  }
}

/** A total or a promise that is another one than was shown: said with the refusal, and agreed to by the next press. */
interface Agreed {
  readonly version: number
  readonly total?: string
  readonly readyTo?: number
}

const changedAmount = (details: Readonly<Record<string, unknown>> | undefined): Partial<Agreed> => {
  const { total, ready_minutes_to: readyTo } = details ?? {}
  return {
    ...(typeof total === 'string' && { total }),
    ...(typeof readyTo === 'number' && { readyTo }),
  }
}

function usePlacing(
  said: PhoneDraft & { name: string },
  cart: ReturnType<typeof usePhoneCart>,
  onRefused: (refusal: CartRefusal) => void,
) {
  const client = useClient()
  const t = useText()
  const key = useIdempotencyKey()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<CartRefusal>()
  const [placed, setPlaced] = useState<PhoneOrderWire>()
  const [agreed, setAgreed] = useState<Agreed>()
  const shown = cart.saved?.cart
  const changed = agreed && agreed.version === shown?.version ? agreed : undefined
  const place = () => {
    if (busy || !shown || !cart.fresh) return
    const body: PhoneOrderBody = {
      cart_id: shown.cart_id,
      cart_version: shown.version,
      total: changed?.total ?? shown.bill.to_pay,
      ready_minutes_to: changed?.readyTo ?? shown.ready_minutes.to,
      payment_method: said.way,
      name: said.name,
      mobile: said.mobile,
      notes: said.notes,
    }
    setBusy(true)
    setRefused(undefined)
    client
      .placePhoneOrder(body, key.of(body))
      .then(setPlaced, (error: unknown) => {
        const refusal = refusalOf(error, t('told.unreachable'))
        setRefused(refusal)
        onRefused(refusal)
        const details = error instanceof CallError ? changedAmount(error.body.details) : {}
        if (Object.keys(details).length > 0) setAgreed({ ...changed, ...details, version: shown.version })
        else if (refusal.code !== 'unreachable' && Object.keys(refusal.fields).length === 0) cart.again()
      })
      .finally(() => setBusy(false))
  }
  return {
    busy,
    refused,
    placed,
    place,
    /** What it costs now, when that is another sum than the cart's bill. */
    total: changed?.total,
    clear: () => setRefused(undefined),
    forget: () => {
      key.done()
      setPlaced(undefined)
      setRefused(undefined)
      setAgreed(undefined)
    },
  }
}
