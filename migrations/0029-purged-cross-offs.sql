-- Nobody sees a cross-off that was undone long ago, so deleting it renews no list's version. Otherwise a purge would
-- evict the cached pages of hundreds of lists.
drop trigger cross_off_renews_version on cross_offs;
create constraint trigger cross_off_renews_version after insert or update of gift_id, user_id, undone_at on cross_offs
  deferrable initially deferred for each row execute function renew_version_of_gift();
create constraint trigger cross_off_drop_renews_version after delete on cross_offs
  deferrable initially deferred for each row when (old.undone_at is null) execute function renew_version_of_gift();
