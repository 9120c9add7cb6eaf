import { join } from 'node:path'
import type { Env } from '#server/start/env.ts'
import { diskFiles } from './disk-files.ts'
import type { PictureFiles } from './files.ts'
import { s3Files } from './s3-files.ts'

/** Takes the settings; returns where pictures lie: the bucket that they name, else DATA_DIR. */
export function openPictureFiles({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): PictureFiles {
  return s3 ? s3Files(s3) : diskFiles(join(dataDir, 'pictures'))
}
