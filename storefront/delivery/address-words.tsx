import { Typed } from '#ui/text/typed.tsx'
import { Say } from '../i18n/say.tsx'

interface AddressWordsProps {
  readonly address: {
    readonly street_name: string
    readonly building_number: string
    readonly floor_number: string
    readonly apartment_number: string
    readonly special_mark: string
  }
}

/** An address in two short lines: street, then the numbers and the mark. */
export function AddressWords({ address }: AddressWordsProps) {
  const numbers = [
    ['address.building-is', address.building_number],
    ['address.floor-is', address.floor_number],
    ['address.apartment-is', address.apartment_number],
  ] as const
  const said = numbers.filter(([, number]) => number !== '')
  return (
    <>
      <Typed>{address.street_name}</Typed>
      {(said.length > 0 || address.special_mark) && (
        <span>
          {said.map(([key, number], i) => (
            <span key={key}>
              {i > 0 && ' · '}
              <Say k={key} holes={{ number: <bdi>{number}</bdi> }} />
            </span>
          ))}
          {said.length > 0 && address.special_mark && ' · '}
          {address.special_mark && <Typed>{address.special_mark}</Typed>}
        </span>
      )}
    </>
  )
}
