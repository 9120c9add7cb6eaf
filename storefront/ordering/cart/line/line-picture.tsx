import type { BillLineWire } from '#contract/ordering/cart.ts'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { pictureWidths } from '#storefront/shell/picture-url.ts'

/** The small picture of a line. Its plate follows from the item, so that it is the same on every page. */
export function LinePicture({ line }: { readonly line: Pick<BillLineWire, 'item_id' | 'picture'> }) {
  return (
    <PlatePicture
      picture={line.picture}
      plate={plateOf(line.item_id)}
      alt=""
      widths={pictureWidths.thumb}
      sizes="60px"
      shape="thumb"
      eager
    />
  )
}

/** Takes an item's id; returns the plate of its small picture, 1-6: the same on every page. */
export function plateOf(itemId: string): number {
  return ([...itemId].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 6) + 1
}
