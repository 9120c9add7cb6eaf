import facebook from 'simple-icons/icons/facebook.svg?raw'
import instagram from 'simple-icons/icons/instagram.svg?raw'
import snapchat from 'simple-icons/icons/snapchat.svg?raw'
import tiktok from 'simple-icons/icons/tiktok.svg?raw'
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import youtube from 'simple-icons/icons/youtube.svg?raw'

// the package's own module holds all its marks at once, which no server should keep for seven of them
const files: Readonly<Record<string, string>> = {
  facebook,
  instagram,
  x,
  snapchat,
  tiktok,
  youtube,
  whatsapp,
}
const marks = new Map(Object.entries(files).map(([name, file]) => [name, /\sd="([^"]+)"/.exec(file)?.[1]]))

/** A network's mark in the tenant's colours, which are kept apart enough to be seen. */
export function SocialMark({ network, color, ground }: { network: string; color: string; ground: string }) {
  return (
    <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden>
      <circle cx={20} cy={20} r={20} fill={ground} />
      <path transform="translate(10 10) scale(0.8334)" d={marks.get(network)} fill={color} />
    </svg>
  )
}
