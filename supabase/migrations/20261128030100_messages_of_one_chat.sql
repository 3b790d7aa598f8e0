-- A chat is opened by its id, and row security adds whose it is. With the id alone in the index PostgreSQL put a second index
-- beside it and read all entries of the teacher: of 10,000 messages to show ten (tests/bench). The foreign key has both as well.
create index chat_messages_in_chat on public.chat_messages (session_id, user_id, created_at);
drop index public.chat_messages_of_chat;
alter index public.chat_messages_in_chat rename to chat_messages_of_chat;
