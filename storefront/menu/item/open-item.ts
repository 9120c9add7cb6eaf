import { createContext, useContext } from 'react'

export type OpenItem = (itemId: string) => void

const nowhere: OpenItem = () => undefined

export const OpenItemContext = createContext<OpenItem>(nowhere)

/** Opens an item in a sheet over the page that stands around. */
export function useOpenItem(): OpenItem {
  return useContext(OpenItemContext)
}
