/*
 * The code that the simulation drives: the app's own store and sync, and the functions its screens call. Bundled once, then given to
 * every simulated tab as an instance of its own, so that tabs share nothing but their device's disk and locks.
 */
export { judge } from '#backend/failure.ts'
export { deleteChat, renameChat } from '#local-store/commands/chats.ts'
export { copyDocument } from '#local-store/commands/copy-document.ts'
export { fileSaved, unfileSaved } from '#local-store/commands/file-saved.ts'
export { retryReply, stopReply } from '#local-store/commands/replies.ts'
export { saveResource } from '#local-store/commands/save-resource.ts'
export { sendMessage } from '#local-store/commands/send-message.ts'
export { putOnShelf, takeOffShelf } from '#local-store/commands/shelf.ts'
export { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
export { saveClass } from '#local-store/commands/teacher-class.ts'
export { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
export { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
export { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
export { listMessages } from '#local-store/queries/messages.ts'
export { listWaiting } from '#local-store/queries/waiting.ts'
export { requestChat, resetLoads } from '#session/chat-loads.ts'
export { readSyncStatus, requestSync, resetSyncStatus } from '#session/sync-status.ts'
export { startSync } from '#sync/run-sync.ts'
