export { testConversations, testMessageUploads } from './conversation-pacts';
export { startedUpload, testPictureUploads } from './upload-pacts';
