import { encodeQR } from 'qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

interface QrCodeProps {
  readonly text: string
  /** What it leads to, for those who cannot see it. */
  readonly label: string
}

/** A QR code with its quiet zone, dark on white whatever the theme: scanners ask for no less. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

const quiet = 4

/** Takes a text; returns the side of its code in modules, quiet zone included, and its dark modules as an SVG path. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  // a long text has less redundancy, so that its modules stay wide enough for a camera
  const ecc = text.length > 300 ? 'low' : 'medium'
  const rows = encodeQR(text, 'raw', { ecc, border: quiet })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/** Dark modules that stand side by side are one rectangle: no seams between them at any zoom. */
function runsOf(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1] += 1
    else if (dark) runs.push([x, 1])
  }
  return runs
}
