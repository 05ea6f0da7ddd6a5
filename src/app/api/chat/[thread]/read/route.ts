import { conversationRoutes } from '@/features/talk/chat/thread/conversation-routes'
import { currentMember } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

export const POST = conversationRoutes(currentMember).read
