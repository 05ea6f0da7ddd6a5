import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { issue } from '@/domain/result'
import { storePicture } from '@/server/storage/store-picture'
import { takeUpload } from '@/server/storage/take-upload'
import { refuseUpload } from '@/server/storage/upload-refusals'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: () => currentSeller('products'), from: 'own page', body: 'unread' } as const

/** Takes a picture of an active seller (rules C12, N5). Fields: file, locale. */
export const POST = route(RULE, (request, { caller: member }) => {
  if (!isActiveSeller(actorOfUser(member)))
    return refuseUpload(issue('upload.picturesBySellers', ''), localeOfRequest(request))
  return takeUpload(request, member, {
    throttle: 'uploadPicture',
    store: (file) => storePicture(member, file),
  })
})
