-- A buyer's sheet, sent as it is beside the PDF of a request. The name of an upload ends in the type of a sheet; that of
-- a PDF has no ending, and its file name is that of each request.
alter table upload add column file_name text not null default '';

alter table rfq add column sheet_name text references upload (name),
  add column sheet_file_name text not null default '';

create index rfq_sheet on rfq (sheet_name) where sheet_name is not null;
