-- no transaction
create index concurrently sessions_browser on sessions (browser_id, user_id);
