import { EmenuScreen } from '../../menu/emenu/emenu-screen.tsx'
import type { ComponentProps } from 'react'

export function View({ data }: { readonly data: ComponentProps<typeof EmenuScreen> }) {
  return <EmenuScreen {...data} />
}
