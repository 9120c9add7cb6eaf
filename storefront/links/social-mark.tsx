import {
  siFacebook,
  siInstagram,
  siSnapchat,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
  type SimpleIcon,
} from 'simple-icons'

const marks: Readonly<Record<string, SimpleIcon>> = {
  facebook: siFacebook,
  instagram: siInstagram,
  x: siX,
  snapchat: siSnapchat,
  tiktok: siTiktok,
  youtube: siYoutube,
  whatsapp: siWhatsapp,
}

/** A network's mark in the tenant's colours, which are kept apart enough to be seen. */
export function SocialMark({ network, color, ground }: { network: string; color: string; ground: string }) {
  const mark = marks[network]
  return (
    <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden>
      <circle cx={20} cy={20} r={20} fill={ground} />
      {mark && <path transform="translate(10 10) scale(0.8334)" d={mark.path} fill={color} />}
    </svg>
  )
}
