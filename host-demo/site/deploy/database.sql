-- psql -f database.sql, as the server's administrator; then \password trade. The server creates its tables when it starts.
create role trade login;
create database trade owner trade encoding 'UTF8' template template0;
revoke all on database trade from public;
