import { PageHead } from '../../shell/page-head.tsx'
import { HomeScreen } from '../../site/home/home-screen.tsx'
import type { ComponentProps } from 'react'

export function View({ data }: { readonly data: ComponentProps<typeof HomeScreen> }) {
  return (
    <>
      <PageHead />
      <HomeScreen {...data} />
    </>
  )
}
