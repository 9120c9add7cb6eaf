/**
 * Makes db/demo/pictures from what the demo restaurants name: 3D pictures of food (@lobehub/fluent-emoji-3d,
 * MIT) and the drawings of db/demo/art. Run it after naming a new picture: `node tools/copy-demo-pictures.ts`.
 * The files are committed, because a production start has no development packages.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoPictures } from '#db/demo/demo-pictures.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'db/demo/pictures')
const drawings = join(root, 'db/demo/art')
const food = join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets')

async function makePicture(name: string): Promise<void> {
  const file = join(out, `${name}.webp`)
  const drawing = join(drawings, `${name}.svg`)
  // the food is already a WebP of 256 px: another encoding could only lose
  if (!existsSync(drawing)) return copyFile(join(food, `${name}.webp`), file)
  const width = name.startsWith('hero-') ? 1600 : 512
  await sharp(drawing, { density: 288 }).resize({ width }).webp({ quality: 78, effort: 6 }).toFile(file)
}

await mkdir(out, { recursive: true })
const names = demoPictures()
for (const file of await readdir(out)) {
  if (!names.includes(file.replace('.webp', ''))) await rm(join(out, file))
}
for (const name of names) await makePicture(name)
console.log(`${names.length} pictures in db/demo/pictures`)
